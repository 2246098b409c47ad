import { Privacy } from '../../features/landing/privacy.tsx';

export default Privacy;
