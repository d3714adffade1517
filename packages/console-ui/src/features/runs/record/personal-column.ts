/** Words in a column's name that make its values personal: names, birth dates, addresses, ways to reach someone. */
const PERSONAL_WORDS = new Set([
  ...[
    'first',
    'fst',
    'last',
    'lst',
    'middle',
    'mid',
    'given',
    'family',
    'surname',
    'nickname',
    'preferred',
    'alias',
    'suffix',
  ],
  ...['fname', 'lname', 'mname', 'fn', 'ln', 'mn', 'firstname', 'lastname', 'middlename', 'fullname'],
  ...['birth', 'birthdate', 'birthday', 'dob', 'bd', 'bdate', 'born', 'bday'],
  ...[
    'email',
    'mail',
    'phone',
    'telephone',
    'tel',
    'mobile',
    'cell',
    'address',
    'addr',
    'street',
    'zip',
    'ssn',
    'username',
  ],
  ...['guardian', 'parent', 'mother', 'father', 'contact'],
])
const NAME_WORDS = new Set(['name', 'nm'])
/** What else may carry a name without being a person. */
const THING_WORDS = new Set([
  'site',
  'school',
  'sch',
  'course',
  'section',
  'district',
  'program',
  'tag',
  'term',
  'period',
])

/**
 * Whether a column holds personal data, judged by its name: ours (`birthDate`) or the file's (`BIRTH_DT`).
 * A screen hides such values until asked. In doubt it hides.
 */
export const isPersonalColumn = (name: string | null): boolean => {
  const words = wordsOf(name ?? '')
  if (words.some((word) => THING_WORDS.has(word))) return false
  return words.some((word) => PERSONAL_WORDS.has(word) || NAME_WORDS.has(word))
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
