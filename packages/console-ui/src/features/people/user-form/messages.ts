/** Words of the form of a user, whether new or known; a host replaces them as `user-form`. */
export const userFormMessages = {
  label: 'User',
  fields: {
    staffId: 'Staff ID',
    firstName: 'First name',
    middleName: 'Middle name',
    lastName: 'Last name',
    suffix: 'Suffix',
    preferredFirstName: 'Preferred first name',
    preferredLastName: 'Preferred last name',
    emailAddress: 'Email',
    username: 'Username',
    role: 'Role',
    title: 'Job title',
    siteCodes: 'Sites',
    primarySiteCode: 'Primary site',
    hireDate: 'Hired',
    exitDate: 'Left',
    employmentStatus: 'Employment',
    isActive: 'Active',
    keptFields: 'SIS values',
  },
  sections: {
    person: { title: 'Person', help: 'Name, staff ID, and role.' },
    signIn: { title: 'Email and username', help: 'What the account is created with.' },
    access: { title: 'Sites', help: 'Where this person works.' },
    status: { title: 'Status', help: 'Whether this person still works here.' },
    next: { title: 'Next import', help: 'What will happen to this record.' },
  },
  help: {
    staffId: "The ID from the SIS, if there is one. It can't be changed later.",
    emailAddress: 'Used for emails about the account.',
    username: 'Used to sign in only where the district matches people by username, not by email or staff ID.',
    isActive: 'Inactive people keep their history. Their accounts are disabled.',
  },
  expects: {
    email: 'a full address, such as office@district.example',
    day: 'a date, such as 08/15/2026',
  },
  forGood: "Can't be changed.",
  override: {
    fromSis: 'From the SIS.',
    action: 'Override',
    undo: 'Use SIS value',
    overridden: 'Overridden here.',
    restored: 'The next import restores the SIS value.',
    keep: 'Keep override',
    /** Accessible name of such a button, which also says which field it belongs to. */
    named: (action: string, field: string) => `${action}: ${field}`,
  },
  sites: {
    failed: "The list of sites couldn't be loaded.",
    tryAgain: 'Try again',
    none: 'This district has no open sites yet, and everyone here needs one. Sites come with imports, or provider staff add them. Ask support to add one.',
    noneToAdd:
      'This district has no open sites yet, and everyone here needs one. Import sites, or add one in District Site Management.',
    open: 'Open District Site Management',
  },
  sameEmail: {
    text: (name: string, staffId: string) => `${name} (${staffId}) already uses this email.`,
    action: 'Use that record',
  },
  next: {
    manual: (staffId: string) =>
      staffId === ''
        ? "Imports don't change records that were added manually, even if the SIS sends the same staff ID later."
        : `Imports don't change this record, even if the SIS sends staff ID ${staffId}.`,
    all: 'All SIS fields are updated.',
    kept: (fields: string) => `${fields} stay as entered here. All other SIS fields are updated.`,
    keptOne: (field: string) => `${field} stays as entered here. All other SIS fields are updated.`,
    restored: (fields: string) => `${fields}: the SIS value is restored.`,
    gone: 'If a full file no longer includes this person, the record becomes inactive and the account is disabled.',
    back: 'If the SIS includes this person again, the record becomes active again.',
    otherYear: (year: string) => `Nothing changes. Imports no longer update records from ${year}.`,
    account: 'Saving updates the account right away.',
    newAccount:
      "Saving creates the account right away if there's an email or username to sign in with. If people here sign in with a username and password, the new user gets an email with a link to choose a password.",
    closes: 'Saving disables the account because this person no longer works here.',
  },
}

export type UserFormMessages = typeof userFormMessages
