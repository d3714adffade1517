import { COMPONENTS } from './components.ts'

/** Returns a component's title; an unknown component is returned as given. */
export const componentTitle = (name: string): string => (isKnown(name) ? COMPONENTS[name].title : name)

const isKnown = (name: string): name is keyof typeof COMPONENTS => Object.hasOwn(COMPONENTS, name)
