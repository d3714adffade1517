import type { ScreenId } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import type { ScreenDefinition, ScreenProps } from './screen-props.ts'
import { StandAlone } from './stand-alone.tsx'

/**
 * Makes a screen that stands alone: it checks session, roles of all levels and district, survives its own crash, names
 * its section by its title, and brings theme and messages where no shell does (architecture 7).
 * @example export const ImportLogs = defineScreen({ id: 'import-logs', component: ImportLogsScreen })
 */
export function defineScreen<Id extends ScreenId, Extra extends object = object>(
  definition: ScreenDefinition<Id, Extra>,
): (props: ScreenProps<Id> & Extra) => ReactElement {
  return (given) => <StandAlone definition={definition} given={given} />
}
