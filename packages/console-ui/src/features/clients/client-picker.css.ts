import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { vars } from '../../styles/tokens.css.ts'

const { space } = vars

export const bar = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${growing(380)})`,
    paddingBlockStart: space[6],
    paddingInline: space[9],
    '@container': {
      [containers.small]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: space[6] },
    },
  },
  'bar',
)
/** As tall as a field with its label. */
export const waiting = featureStyle({ display: 'grid', blockSize: growing(60) }, 'waiting')
