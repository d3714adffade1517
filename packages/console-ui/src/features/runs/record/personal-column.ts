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
    'sms',
    'address',
    'addr',
    'street',
    'zip',
    'ssn',
    'username',
  ],
  ...['guardian', 'parent', 'mother', 'father', 'contact', 'principal'],
  ...['city', 'custody', 'comment', 'note', 'notes'],
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
  'gradebook',
  'assignment',
  'group',
  'gender',
  'short',
])
/** Of what a column with such a word holds, nothing identifies a person: a yes or no, a code, a place in an order. */
const CODE_WORDS = new Set([
  'fl',
  'flag',
  'is',
  'receives',
  'cd',
  'order',
  'priority',
  'relation',
  'relationship',
])
/** Words that are personal beside nearly everything. */
const ALWAYS_WORDS = new Set(['zip', 'birth', 'custody'])
/** `PARENT_CD` and `contactId` name no person, though their first word does. */
const PERSON_WORDS = new Set(['guardian', 'parent', 'mother', 'father', 'contact'])
const NUMBER_WORDS = new Set(['id', 'code', 'sourced', 'type'])

/**
 * Whether a column holds personal data, judged by its name: ours (`birthDate`) or the file's (`BIRTH_DT`).
 * A screen hides such values until asked. In doubt it hides.
 */
export const isPersonalColumn = (name: string | null): boolean => {
  const words = wordsOf(name ?? '')
  if (words.some((word) => THING_WORDS.has(word))) return false
  if (words.some((word) => ALWAYS_WORDS.has(word))) return true
  if (words.some((word) => CODE_WORDS.has(word))) return false
  if (words.every((word) => PERSON_WORDS.has(word) || NUMBER_WORDS.has(word)) && words.length > 1)
    return false
  return words.some((word) => PERSONAL_WORDS.has(word) || NAME_WORDS.has(word))
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
