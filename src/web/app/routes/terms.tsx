import { Terms } from '../../features/landing/terms.tsx';

export default Terms;
