import { ComingScreen } from './coming-screen.tsx';

// One component for each address; whoever furnishes a room takes its line out of here.
export const UpgradeRoom = () => <ComingScreen room="upgrade" />;
export const AboutRoom = () => <ComingScreen room="about" />;
export const FaqRoom = () => <ComingScreen room="faq" />;
export const ContactRoom = () => <ComingScreen room="contact" />;
export const PrivacyRoom = () => <ComingScreen room="privacy" />;
export const TermsRoom = () => <ComingScreen room="terms" />;
