import { LoginScreen } from '../../features/auth/login-screen.tsx';

export default LoginScreen;
