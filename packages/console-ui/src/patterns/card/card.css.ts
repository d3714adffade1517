import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { boxReset, headingReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const card = patternStyle(
  {
    boxSizing: 'border-box',
    minInlineSize: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.lg,
    backgroundColor: lightDark(vars.color.bg.surface, vars.color.bg.subtle),
  },
  'card',
)

export const danger = patternStyle({ borderColor: vars.color.danger.border }, 'danger')

export const head = patternStyle(
  {
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: growing(48),
    paddingBlock: vars.space[5],
    paddingInline: vars.space[6],
  },
  'head',
)

export const title = patternStyle(
  { ...headingReset, color: 'inherit', fontFamily: 'inherit', ...textStyle('section') },
  'title',
)

export const aside = patternStyle(
  { marginInlineStart: 'auto', ...textStyle('dense'), fontWeight: 500 },
  'aside',
)

export const text = patternStyle(
  {
    ...boxReset,
    paddingBlock: `0 ${vars.space[6]}`,
    paddingInline: vars.space[6],
    color: vars.color.text.secondary,
    ...textStyle('dense'),
  },
  'text',
)

/** A skeleton line: as high as the row that will stand there, so that nothing jumps. */
export const waiting = patternStyle(
  {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    paddingInline: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  },
  'waiting',
)

/** A sentence that stands for all the cards. */
export const alone = patternStyle({ ...boxReset, color: vars.color.text.secondary }, 'alone')
