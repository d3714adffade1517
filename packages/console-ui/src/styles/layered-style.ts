import { type StyleRule, style } from '@vanilla-extract/css'
import { layers } from './cascade-layers.css.ts'

type Sublayer = Exclude<keyof typeof layers, 'tokens'>
type LayeredRule = Omit<StyleRule, '@layer'>
type LayeredStyle = (rule: LayeredRule | (LayeredRule | string)[], debugId?: string) => string

/** A class of a part. Like `style`, but in its cascade layer: no rule of ours stands outside one. */
export const partStyle: LayeredStyle = layeredStyle('parts')

/** A class of a pattern or of the shell. */
export const patternStyle: LayeredStyle = layeredStyle('patterns')

/** A class of a feature. */
export const featureStyle: LayeredStyle = layeredStyle('features')

/** A class of a screen. */
export const screenStyle: LayeredStyle = layeredStyle('screens')

function layeredStyle(sublayer: Sublayer): LayeredStyle {
  const wrap = (rule: LayeredRule) => ({ '@layer': { [layers[sublayer]]: rule } })
  return (rule, debugId) => {
    if (!Array.isArray(rule)) return style(wrap(rule), debugId)
    return style(
      rule.map((each) => (typeof each === 'string' ? each : wrap(each))),
      debugId,
    )
  }
}
