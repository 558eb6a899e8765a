import {
  Calculator,
  History,
  LayoutDashboard,
  type LucideIcon,
  PenLine,
  Timer,
  UserRound,
} from 'lucide-react';
import { shellText } from '#web/strings/shell-text.ts';

type Entry = { to: string; label: string; Icon: LucideIcon };

export const NAV_ENTRIES: readonly Entry[] = [
  { to: '/dashboard', label: shellText.nav.dashboard, Icon: LayoutDashboard },
  { to: '/correction', label: shellText.nav.correction, Icon: PenLine },
  { to: '/mock-exam', label: shellText.nav.mockExam, Icon: Timer },
  { to: '/calculateur-bac', label: shellText.nav.calculator, Icon: Calculator },
  { to: '/history', label: shellText.nav.history, Icon: History },
  { to: '/profile', label: shellText.nav.profile, Icon: UserRound },
];
