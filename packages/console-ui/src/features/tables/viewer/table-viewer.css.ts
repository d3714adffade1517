import { focusRing } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { featureStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, buttonReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

/** The tables at the start, the one on show beside them. */
export const root = featureStyle({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  marginBlockStart: space[5],
})
const near = { [space[9]]: space[6] }
/** Narrower than its screen, and answers to that. */
export const pane = featureStyle({
  containerName: containers.name,
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
  borderBlockStart: `1px solid ${color.border.default}`,
  '@container': { [containers.small]: { vars: near } },
})
/** Its edges are nearer than those of a page; without the rail they are those of the title. */
export const besideRail = featureStyle({
  vars: near,
  '@container': {
    [containers.medium]: { vars: { [space[9]]: 'inherit' } },
    [containers.small]: { vars: near },
  },
})

export const rail = featureStyle({
  ...boxReset,
  flex: 'none',
  inlineSize: growing(184),
  position: 'relative',
  overflowY: 'auto',
  padding: space[5],
  borderBlockStart: `1px solid ${color.border.default}`,
  borderInlineEnd: `1px solid ${color.border.default}`,
  backgroundColor: color.bg.canvas,
  // A select in the title row stands in its place.
  '@container': { [containers.medium]: { display: 'none' } },
})

export const year = featureStyle({ inlineSize: growing(128) })
/** A small container has one button in their place, which opens them all (ux 8.2). */
export const wide = featureStyle({
  display: 'contents',
  '@container': { [containers.small]: { display: 'none' } },
})
export const onlySmall = featureStyle({
  display: 'none',
  '@container': { [containers.small]: { display: 'inline-flex' } },
})
export const sheet = featureStyle({ display: 'grid', gap: space[6] })
export const facts = featureStyle({ ...boxReset, ...textStyle('dense'), color: color.text.tertiary })
export const sheetActions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[5] })

/** Only where there is no room for the rail. */
export const tables = featureStyle({
  display: 'none',
  inlineSize: growing(176),
  '@container': { [containers.medium]: { display: 'inline-flex' } },
})

export const record = featureStyle({
  ...buttonReset,
  fontSize: 'inherit',
  lineHeight: 'inherit',
  fontWeight: 550,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { color: color.text.link, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
})
export const quiet = featureStyle({ color: color.text.tertiary })

export const note = featureStyle({
  ...boxReset,
  ...textStyle('dense'),
  paddingBlockEnd: space[4],
  paddingInline: space[9],
  color: color.text.secondary,
})

export const findings = featureStyle({
  ...listReset,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  paddingBlockStart: space[5],
  paddingInline: space[9],
  selectors: { '&:empty': { display: 'none' } },
  // One line, along which a finger moves them.
  '@container': {
    [containers.small]: {
      flex: 'none',
      flexWrap: 'nowrap',
      position: 'relative',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the ring of the focus
      paddingBlockEnd: space[2],
    },
  },
})
export const finding = featureStyle({
  ...buttonReset,
  ...textStyle('dense'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: `max(${growing(28)}, ${vars.size.target})`,
  paddingInline: growing(10),
  whiteSpace: 'nowrap',
  border: `1px solid ${color.warning.border}`,
  borderRadius: vars.radius.md,
  color: color.warning.text,
  backgroundColor: color.warning.subtle,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': { fontWeight: 600, boxShadow: `inset 0 0 0 1px ${color.warning.text}` },
  },
})
