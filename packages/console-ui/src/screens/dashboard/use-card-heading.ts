import { useContext } from 'react'
import { ScreenFrameContext } from '../../patterns/define-screen/screen-frame.ts'

const BELOW = { 1: 'h2', 2: 'h3', 3: 'h4', 4: 'h5', 5: 'h6', 6: 'h6' } as const

/** The heading of a card: one level below the screen's own, wherever that stands. */
export const useCardHeading = () => BELOW[useContext(ScreenFrameContext)?.headingLevel ?? 1]
