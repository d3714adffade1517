import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'
import { opener } from '../../runs/columns/cell-text.css.ts'

const { color, radius, space } = vars

export const provider = featureStyle(
  { display: 'flex', alignItems: 'center', gap: space[5], minInlineSize: 0, paddingBlock: space[2] },
  'provider',
)
export const iconSquare = featureStyle(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: growing(28),
    blockSize: growing(28),
    borderRadius: radius.sm,
    border: `1px solid ${color.border.default}`,
    color: color.text.secondary,
    background: color.bg.surface,
  },
  'iconSquare',
)
export const names = featureStyle({ display: 'grid', minInlineSize: 0 }, 'names')
export const titleLine = featureStyle(
  { display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 },
  'titleLine',
)
export const title = featureStyle(
  [
    opener,
    {
      minBlockSize: vars.size.target,
      // A large target must not push the name away from the line below it.
      marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
    },
  ],
  'title',
)
export const name = featureStyle(
  {
    ...textStyle('meta'),
    color: color.text.tertiary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  'name',
)
export const expiry = featureStyle(
  { display: 'inline-flex', alignItems: 'center', gap: space[3], fontWeight: 550, color: color.text.primary },
  'expiry',
)
export const expiryIcon = {
  soon: featureStyle({ flex: 'none', color: color.warning.text }, 'soon'),
  ended: featureStyle({ flex: 'none', color: color.danger.text }, 'ended'),
}

/** Cards stand in for the table where its container is small. */
export const inTable = featureStyle({ '@container': { [containers.small]: { display: 'none' } } }, 'inTable')
export const inCard = featureStyle(
  { display: 'none', '@container': { [containers.small]: { display: 'inline' } } },
  'inCard',
)
