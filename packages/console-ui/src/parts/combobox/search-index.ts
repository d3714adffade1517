import type { ComboboxOption } from './combobox-option.ts'
import { fold } from './fold.ts'

/** What a search compares of one option. */
export type Searched = {
  /** The folded label after a space, so that the start of a word is what stands after one. */
  name: string
  code: string
  initials: string
}

/** So many options are made ready between two places where the work may be interrupted. */
const STEP = 256

const ofOption = new WeakMap<ComboboxOption, Searched>()
const ofList = new WeakMap<readonly ComboboxOption[], readonly Searched[]>()

/** What a search of these options compares, in their order; made once for each list. */
export function searchIndex(options: readonly ComboboxOption[]): readonly Searched[] {
  const work = searchIndexInSteps(options)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** The same in steps: of thousands it takes too long to keep a page waiting for it. */
export function* searchIndexInSteps(
  options: readonly ComboboxOption[],
): Generator<void, readonly Searched[], void> {
  const known = ofList.get(options)
  if (known) return known
  const index: Searched[] = []
  for (const option of options) {
    index.push(searchedOf(option))
    if (index.length % STEP === 0) yield
  }
  ofList.set(options, index)
  return index
}

function searchedOf(option: ComboboxOption): Searched {
  const known = ofOption.get(option)
  if (known) return known
  const name = fold(option.label)
  const made = { name: ` ${name}`, code: fold(option.code ?? ''), initials: initialsOf(name) }
  ofOption.set(option, made)
  return made
}

function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('')
}
