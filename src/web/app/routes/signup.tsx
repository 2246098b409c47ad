import { SignupScreen } from '../../features/auth/signup-screen.tsx';

export default SignupScreen;
