import type { ScreenId } from '@edconsole/console-core'
import { defineScreen } from '../../patterns/define-screen/define-screen.tsx'
import type { ScreenModule } from '../../patterns/define-screen/screen-props.ts'
import { BeingBuiltScreen } from './screen.tsx'

/** The stand-in of a route, with the checks of a real screen. */
export function defineBeingBuilt<Id extends ScreenId>(id: Id): ScreenModule<Id> {
  return { screen: defineScreen({ id, component: () => <BeingBuiltScreen id={id} /> }) }
}
