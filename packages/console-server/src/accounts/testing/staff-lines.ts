import type { StaffLine } from './staff-district.ts'

export const ADA: StaffLine = ['10', 'Ada', 'Brook', 'ada@a.example.org', 'abrook']
export const BEN: StaffLine = ['11', 'Ben', 'Cole', 'ben@a.example.org', 'bcole']
/** Without a mail address. */
export const CLEO: StaffLine = ['12', 'Cleo', 'Dean', '', 'cdean']

/** The same person with another mail address. */
export const withMail = (mail: string, line: StaffLine): StaffLine => [
  line[0],
  line[1],
  line[2],
  mail,
  line[4],
]

let made = 0
/** The same people with addresses of their own: those of users are unique in the whole database. */
export const own = <const Staff extends readonly StaffLine[]>(...staff: Staff) => {
  made += 1
  const lines = staff.map((line) => withMail(line[3].replace('@a.', `@d${made}.`), line))
  // As many as were given, which a map forgets.
  return lines as { [Place in keyof Staff]: StaffLine }
}
