import { COMPONENTS } from './components.ts'

/** The readable name of a component; one that the product does not know is shown as given. */
export const componentTitle = (name: string): string => (isKnown(name) ? COMPONENTS[name].title : name)

const isKnown = (name: string): name is keyof typeof COMPONENTS => Object.hasOwn(COMPONENTS, name)
