import { growing } from '../../styles/growing.ts'
import { featureStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const place = featureStyle(
  {
    flex: 'none',
    margin: `${growing(14)} ${space[9]} 0`,
    '@container': { [containers.small]: { marginInline: space[6] } },
  },
  'place',
)

/** In a preview, which has edges of its own. */
export const within = featureStyle({ marginBlockEnd: space[6] }, 'within')

export const aside = featureStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'aside')

export const list = featureStyle(
  {
    ...listReset,
    ...textStyle('dense'),
    display: 'grid',
    gap: space[3],
    padding: `0 ${space[6]} ${space[6]}`,
    fontVariantNumeric: 'tabular-nums',
  },
  'list',
)

export const item = featureStyle(
  {
    ...boxReset,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: space[4],
    overflowWrap: 'anywhere',
  },
  'item',
)

export const worse = featureStyle({ color: color.warning.icon }, 'worse')
export const strong = featureStyle({ fontWeight: 550 }, 'strong')
export const quiet = featureStyle({ color: color.text.secondary }, 'quiet')
export const suggestion = featureStyle(
  { ...textStyle('meta'), margin: 0, color: color.text.secondary },
  'suggestion',
)
