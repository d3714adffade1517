import { plural } from '@edconsole/console-core'

/** What a denial and the dialog after it say; loaded with them. A host replaces it under `patterns`. */
export const accessMessages = {
  access: {
    title: 'Access',
    accessTo: (screen: string) => `Access to ${screen}`,
    missing: (roles: number) =>
      `This page requires ${roles === 1 ? 'a role' : 'roles'} that you don't have. Send this request to the person who manages access.`,
    blocked: 'Your browser blocked copying. Select the lines below and copy them.',
    request: 'Request',
    sendTo: 'Send to',
    showRoles: 'Show roles that give it',
    copy: 'Copy request',
    copied: 'Copied',
    close: 'Close',
    /** The first line of the request. */
    subject: 'Access request',
    person: 'Person',
    page: 'Page',
    district: 'District',
    missingRoles: (roles: number) => plural(roles, 'Missing role', 'Missing roles'),
    grantedBy: 'Granted by',
    address: 'Address',
    noRole: 'No role yet',
    andMore: (roles: string, more: number) => `${roles} and ${more} more`,
  },
}
