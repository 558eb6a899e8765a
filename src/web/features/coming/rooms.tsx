import { ComingScreen } from './coming-screen.tsx';

// One component for each address; whoever furnishes a room takes its line out of here.
export const UpgradeRoom = () => <ComingScreen room="upgrade" />;
