import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

export const list = patternStyle(
  { display: 'grid', justifyItems: 'start', gap: vars.space[4], minInlineSize: 0 },
  'list',
)

/** The button that takes it away stands beside the controls, not beside their labels. */
export const range = patternStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(2, minmax(0, ${growing(176)})) auto`,
    gap: vars.space[4],
    alignItems: 'end',
    maxInlineSize: '100%',
    '@container': { [containers.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' } },
  },
  'range',
)
