import { type ConsoleOptions, placeWith, type Query, type ScreenId } from '@edconsole/console-core'
import type { ComponentType, ReactElement } from 'react'
import { screens } from '../../screens/screens.ts'
import type { StartingFaults } from '../http-to-server.ts'
import { ReferenceConsole } from './reference-console.tsx'
import { LARKSPUR } from './reference-server.ts'

export type ScreenStoryProps = {
  id: ScreenId
  /** Who is signed in. */
  as?: string
  /** Default: the demonstration's own. Null: none is selected. */
  district?: number | null
  params?: Readonly<Record<string, string>>
  query?: Query
  faults?: StartingFaults
  options?: ConsoleOptions
}

/** A screen as another application embeds it, on the reference server. */
export function ScreenStory({
  id,
  as = 'employee@example.org',
  district = LARKSPUR.id,
  params = {},
  query = {},
  faults,
  options,
}: ScreenStoryProps): ReactElement {
  const districtId = district === null ? undefined : String(district)
  const given = { ...params, ...(districtId !== undefined && { districtId }) }
  // Which parameters a screen takes is known by its id alone, and here they come from tables of states.
  const Screen = screens[id] as ComponentType<Record<string, string>>
  const place = placeWith(id, given, { query })
  return (
    <ReferenceConsole
      as={as}
      place={place ?? undefined}
      districtId={districtId}
      faults={faults}
      options={options}
    >
      <Screen {...given} />
    </ReferenceConsole>
  )
}

/** The `render` of stories whose loader finds the record that they show. */
export const renderLoaded = (
  args: ScreenStoryProps,
  { loaded }: { loaded: Readonly<Record<string, string>> },
): ReactElement => <ScreenStory {...args} params={{ ...loaded, ...args.params }} />
