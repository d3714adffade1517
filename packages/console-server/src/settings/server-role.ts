/** What a server of an installation does: everything, answer people, or run jobs. */
export const SERVER_ROLES = ['all', 'web', 'worker'] as const

export type ServerRole = (typeof SERVER_ROLES)[number]

/** The role that `CONSOLE_ROLE` names; every server does everything without it. */
export const serverRoleFrom = ({ CONSOLE_ROLE: named }: { CONSOLE_ROLE?: string | undefined }): ServerRole =>
  SERVER_ROLES.find((role) => role === named) ?? 'all'
