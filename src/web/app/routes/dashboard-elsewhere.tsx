import { Navigate } from 'react-router';

export default function DashboardElsewhere() {
  return <Navigate to="/dashboard/new-idea" replace />;
}
