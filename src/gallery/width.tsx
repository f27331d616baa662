import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router-dom'

const widths = [
  { value: '360', label: 'Phone 360' },
  { value: '768', label: 'Tablet 768' },
  { value: '1280', label: 'Laptop 1280' },
]

/** How wide the examples are drawn, in pixels. It stands in the address, so that it outlasts a reload. */
export function useWidth(): [width: number, set: (width: number) => void] {
  const [parameters, setParameters] = useSearchParams()
  const chosen = widths.find(({ value }) => value === parameters.get('width'))
  const set = (width: number) =>
    setParameters(
      { ...Object.fromEntries(parameters), width: String(width) },
      { replace: true, preventScrollReset: true },
    )
  return [Number(chosen?.value ?? (innerWidth < 768 ? 360 : 1280)), set]
}

interface Props {
  value: number
  onChange: (width: number) => void
}

/** Chooses how wide the examples are drawn. */
export function WidthChoice({ value, onChange }: Props) {
  return (
    <SegmentedControl
      aria-label="Width of the window"
      data={widths}
      onChange={(chosen) => onChange(Number(chosen))}
      size="sm"
      // Of three words there are two lines on a phone at 400 %.
      styles={{ label: { whiteSpace: 'normal' }, root: { maxWidth: '100%' } }}
      value={String(value)}
      withItemsBorders={false}
    />
  )
}
