import type { SetupStepsMessages } from './messages.ts'
import type { SetupStepsState } from './use-setup-steps.ts'

/** What has to be there before anything can be imported; undefined when a sync may start. */
export const whyNoSync = (
  { facts, steps, loading }: Pick<SetupStepsState, 'facts' | 'steps' | 'loading'>,
  { noSync: m }: SetupStepsMessages,
): string | undefined => {
  if (loading || !facts.district) return m.checking
  if (!facts.district.importsEnabled) return m.importsOff
  const { connection, templates } = facts
  // Entered is enough: whether it works is what the import will show.
  const isEntered = !connection || (connection.config?.missingFields.length === 0 && connection.system)
  if (!isEntered || facts.district.sisProviderName === null) return m.noConnection
  const hasNone = templates?.every(({ isEnabled }) => !isEnabled) ?? false
  return hasNone && steps.some(({ id }) => id === 'templates') ? m.noTemplates : undefined
}
