/** How lists name a person: `Last, First M.`; null without a last name. */
export const personLabel = ({
  lastName,
  firstName,
  middleName,
}: Readonly<Record<string, unknown>>): string | null => {
  if (!isName(lastName)) return null
  const initial = isName(middleName) ? ` ${middleName.charAt(0)}.` : ''
  return isName(firstName) ? `${lastName}, ${firstName}${initial}` : lastName
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
