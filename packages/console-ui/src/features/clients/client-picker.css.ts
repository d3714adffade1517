import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** One line, so that it takes little from the list below. */
export const bar = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: `auto minmax(0, ${growing(380)})`,
    justifyContent: 'start',
    alignItems: 'center',
    gap: space[5],
    paddingBlock: `${space[5]} ${space[3]}`,
    paddingInline: space[9],
    '@container': {
      [containers.small]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        justifyContent: 'stretch',
        paddingInline: space[6],
      },
    },
  },
  'bar',
)
export const label = featureStyle(
  { ...textStyle('dense'), fontWeight: 550, color: color.text.primary },
  'label',
)
/** As tall as the control. */
export const waiting = featureStyle({ display: 'grid', blockSize: growing(32) }, 'waiting')
export const none = featureStyle({ paddingBlockStart: space[9] }, 'none')
