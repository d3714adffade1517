/** What is typed into a field of a provider's settings. A `group` holds fields of its own. */
export type SettingType = 'text' | 'multiline' | 'integer' | 'boolean' | 'choice' | 'list' | 'date' | 'group'

/** How a text must look; the rules stand in `settings.schema.ts`. */
export type SettingFormat =
  | 'host'
  | 'domain'
  | 'address'
  | 'guid'
  | 'tenant'
  | 'cleverId'
  | 'certificate'
  | 'userFilter'
  | 'userDn'
  | 'dn'
  | 'network'

/** Parts of a form that most people leave as they are; each is folded, and says in a few words what it holds. */
export type SettingPart = 'metadata' | 'attributes' | 'security' | 'addresses' | 'groups' | 'connection'

export type SettingValue = string | number | boolean | readonly string[] | null

/** One field of a provider's settings as data: forms draw it, the server checks by it. */
export type SettingField = {
  readonly name: string
  readonly label: string
  readonly type: SettingType
  readonly required: boolean
  /** Write-only (R35): an answer holds `{name}SavedAt` in its place. */
  readonly secret: boolean
  readonly help: string
  readonly default: SettingValue
  /** Of a choice: value to title. */
  readonly options?: Readonly<Record<string, string>>
  /** Of a number its limits; `max` of a text, its longest length. */
  readonly min?: number
  readonly max?: number
  /** Of a number: 0 is allowed too, below `min`. */
  readonly orZero?: true
  /** Of a text, and of the texts of a list. */
  readonly format?: SettingFormat
  /** When one of these is given, this one may be missing although it is required. */
  readonly unless?: readonly string[]
  /** Of an advanced setting: the folded part of a form in which it stands. */
  readonly part?: SettingPart
  /** Of no effect for this provider: accepted in bodies, left out of forms. */
  readonly isHidden?: true
  /** Of a group. */
  readonly fields?: readonly SettingField[]
}

type ValueOf<Field extends SettingField> = Field['type'] extends 'boolean'
  ? boolean
  : Field['type'] extends 'integer'
    ? number
    : Field extends { type: 'choice'; options: infer Options }
      ? keyof Options & string
      : SettingValue

/** The settings that a set of fields describes, all of them with a value. */
export type SettingsOf<Fields extends readonly SettingField[]> = {
  [Field in Fields[number] as Field['name']]: ValueOf<Field>
}
