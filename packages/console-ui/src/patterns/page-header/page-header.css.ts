import { inset } from '../../parts/tabs/tabs.css.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, headingReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = patternStyle({
  flex: 'none',
  paddingBlockStart: vars.space[6],
  paddingInline: vars.space[9],
  '@container': { [containers.small]: { paddingInline: vars.space[6] } },
})

export const crumbs = patternStyle({
  ...listReset,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockEnd: vars.space[2],
  fontSize: growing(12.5),
  lineHeight: growing(18),
  color: vars.color.text.tertiary,
})
export const crumb = patternStyle({
  ...boxReset,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
})
export const crumbLink = patternStyle({
  color: vars.color.text.tertiary,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { color: vars.color.text.primary, textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: 2 },
  },
  // As high as a finger, in a line that stays as low as it is
  '@container': {
    [containers.small]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.target,
      marginBlock: `calc((${growing(18)} - ${vars.size.target}) / 2)`,
    },
  },
})
export const crumbHere = patternStyle({ color: vars.color.text.secondary })
/** A small container has room for the way back only. */
export const onlyWide = patternStyle({ '@container': { [containers.small]: { display: 'none' } } })
export const onlySmall = patternStyle({
  display: 'none',
  '@container': { [containers.small]: { display: 'inline-flex' } },
})

export const titleRow = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[4],
  minBlockSize: vars.size.control,
})
export const title = patternStyle({
  ...headingReset,
  ...textStyle('title'),
  color: vars.color.text.primary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  outline: 'none',
})
export const meta = patternStyle({
  ...textStyle('dense'),
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  // Breaks into two lines before the actions leave the title's row
  flex: `1 1 ${growing(180)}`,
  maxInlineSize: 'max-content',
})
/** In a small container, below a title that shares its line with the icon of the link alone. */
export const metaBelow = patternStyle({
  '@container': { [containers.small]: { order: 1, flexBasis: '100%', maxInlineSize: 'none' } },
})
export const description = patternStyle({
  ...boxReset,
  ...textStyle('dense'),
  flexBasis: '100%',
  paddingInlineEnd: 'max(0px, 100% - 72ch)',
  marginBlockStart: `calc(${vars.space[1]} - ${vars.space[4]})`,
  color: vars.color.text.secondary,
  '@container': { [containers.small]: { order: 1 } },
})
export const actions = patternStyle({
  marginInlineStart: 'auto',
  // Where they have a line of their own, they come after the words that say what the page is for.
  '@container': { [containers.small]: { order: 2 } },
  display: 'flex',
  flexWrap: 'wrap',
  // On several lines they still end where they end on one
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[4],
})
/** An icon needs no line of its own. */
export const iconAlone = patternStyle({ '@container': { [containers.small]: { order: 0 } } })
export const tabs = patternStyle({
  marginBlockStart: growing(10),
  flex: 'none',
  vars: { [inset]: vars.space[9] },
  '@container': { [containers.small]: { vars: { [inset]: vars.space[6] } } },
})
