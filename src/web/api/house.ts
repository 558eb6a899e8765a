import type { ConfigView, SecurityRequirementView } from '#contract/house.ts';
import { call } from './call.ts';

export const CONFIG_KEY = ['config'];
export const REQUIREMENTS_KEY = ['security-requirements'];

export const getConfig = () => call<ConfigView>('/api/config');

export const listSecurityRequirements = () =>
  call<SecurityRequirementView[]>('/api/security-requirements');
