import { GuestOnly } from '../../features/auth/guest-only.tsx';

export default GuestOnly;
