/** First letters of first and last name ([S2.1]); of the e-mail address when there is no name. */
export function initialsOf(user: {
  emailAddress: string
  ssoUser: { firstName: string; lastName: string }
}): string {
  const { firstName, lastName } = user.ssoUser
  const letters = [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('')
  return (letters || ([...user.emailAddress][0] ?? '')).toUpperCase()
}
