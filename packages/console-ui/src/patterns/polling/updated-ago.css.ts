import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = patternStyle(
  {
    ...textStyle('meta'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
  'root',
)
/** A small container has room for the title and its actions only. */
export const age = patternStyle({ '@container': { [containers.small]: { display: 'none' } } }, 'age')
