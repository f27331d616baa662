import { type ComponentType, createContext, useContext } from 'react'
import type { Field } from '../../schema/fields.ts'
import type { Fields } from './edits.ts'

/** What every control gets. A value of undefined takes the field out. */
export interface ControlProps {
  field: Field
  label: string
  value: unknown
  at: string
  change(value: unknown, title: string, join?: string): void
}

export interface FieldProps {
  field: Field
  value: unknown
  at: string
  label?: string
  /** The same from one drawing to the next, so that a field is drawn anew only when its value is another. */
  onChange(name: string, value: unknown, title: string, join?: string): void
}

/** The object to which a field belongs, for a control that looks at its neighbours. */
export const HolderContext = createContext<Fields>({})

export function useHolder(): Fields {
  return useContext(HolderContext)
}

/** What draws a field: fields hold objects and lists, which hold fields. */
export const FieldContext = createContext<ComponentType<FieldProps> | undefined>(undefined)

export function FieldInside(props: FieldProps) {
  const Control = useContext(FieldContext)
  return Control && <Control {...props} />
}
