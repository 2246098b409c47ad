import { IconBulb, IconHistory, IconLayoutGrid, IconShieldLock, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface NavItem {
  label: string;
  to: string;
  /** Prefixes of the paths that count as this item. */
  active: readonly string[];
  icon: ReactNode;
  adminOnly?: boolean;
  /** Second key of the shortcut `g` + key. */
  key: string;
}

const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

export const NAV_ITEMS: readonly NavItem[] = [
  {
    label: 'Generate Ideas',
    to: '/dashboard/new-idea',
    active: ['/dashboard/new-idea'],
    icon: <IconBulb {...icon} />,
    key: 'i',
  },
  {
    label: 'Browse Categories',
    to: '/dashboard/browse',
    active: ['/dashboard/browse'],
    icon: <IconLayoutGrid {...icon} />,
    key: 'b',
  },
  {
    label: 'My Sessions',
    to: '/dashboard/sessions',
    active: ['/dashboard/session'],
    icon: <IconHistory {...icon} />,
    key: 's',
  },
  {
    label: 'Profile',
    to: '/dashboard/profile',
    active: ['/dashboard/profile'],
    icon: <IconUser {...icon} />,
    key: 'p',
  },
  {
    label: 'Admin',
    to: '/dashboard/admin',
    active: ['/dashboard/admin'],
    icon: <IconShieldLock {...icon} />,
    adminOnly: true,
    key: 'a',
  },
];

/** The items that this person may see. */
export const navItemsFor = (isAdmin: boolean): NavItem[] =>
  NAV_ITEMS.filter((item) => !item.adminOnly || isAdmin);
