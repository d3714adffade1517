import { COMPONENTS, type ComponentName, type SisImportTemplate } from '@edconsole/console-core/contract'

/** What can be synced: the components that have a switched-on template, in load order. */
export const syncableComponents = (
  templates: readonly Pick<SisImportTemplate, 'componentName' | 'isEnabled'>[],
): ComponentName[] => {
  const names = new Set(
    templates.filter(({ isEnabled }) => isEnabled).map(({ componentName }) => componentName),
  )
  return [...names].sort((a, b) => loadOrder(a) - loadOrder(b))
}

/** What to send: null stands for all, which also takes in what is switched on meanwhile. */
export const syncRequest = (
  chosen: ReadonlySet<ComponentName>,
  offered: readonly ComponentName[],
): readonly ComponentName[] | null => {
  const picked = offered.filter((name) => chosen.has(name))
  return picked.length === offered.length ? null : picked
}

const loadOrder = (name: ComponentName): number => COMPONENTS[name]?.loadOrder ?? Number.MAX_SAFE_INTEGER
