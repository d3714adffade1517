import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const root = featureStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    // Two links, one above the other, have room for a finger each.
    gap: `${space[3]} ${space[4]}`,
    // As wide in every row, so that the bars beside it stay in line; what is left is the cause's.
    inlineSize: `clamp(${growing(180)}, 80cqi - ${growing(460)}, ${growing(320)})`,
    paddingBlock: space[2],
    '@container': {
      [containers.small]: {
        inlineSize: 'auto',
        maxInlineSize: growing(240),
        justifyContent: 'flex-start',
      },
    },
  },
  'root',
)
export const owner = featureStyle(
  { ...textStyle('meta'), fontWeight: 400, color: color.text.tertiary },
  'owner',
)
