/** A person's or site's name, as lines of the log show it. */
export const recordLabelOf = ({
  lastName,
  firstName,
  siteName,
}: Readonly<Record<string, unknown>>): string | null => {
  if (typeof lastName === 'string')
    return typeof firstName === 'string' ? `${lastName}, ${firstName}` : lastName
  if (typeof firstName === 'string') return firstName
  return typeof siteName === 'string' && siteName !== '' ? siteName : null
}

/** The site that a line of the log is found by. */
export const siteCodeOf = ({
  siteCode,
  primarySiteCode,
}: Readonly<Record<string, unknown>>): string | null => {
  const code = siteCode ?? primarySiteCode
  return typeof code === 'string' && code !== '' ? code : null
}
