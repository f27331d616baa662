import { Anchor, NativeSelect, SegmentedControl, Title } from '@mantine/core'
import { Link, useSearchParams } from 'react-router-dom'
import { PageHeading } from './heading.tsx'
import { Intro } from './intro.tsx'
import styles from './looks.module.css'
import { Still } from './still.tsx'
import { choicesOf, types } from './types.ts'

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Each look of a type in each tone, in the site's own theme. Type and scheme stand in the address. */
export function Looks() {
  const [parameters, setParameters] = useSearchParams()
  const type = types.find(({ name }) => name === parameters.get('type')) ?? types.find(({ name }) => name === 'hero')
  const scheme = parameters.get('scheme') === 'dark' ? 'dark' : 'light'
  if (!type) return null
  const set = (name: string, value: string) =>
    setParameters({ ...Object.fromEntries(parameters), [name]: value }, { replace: true, preventScrollReset: true })
  const looks = choicesOf(type, 'look').map(({ value }) => value)
  const tones = choicesOf(type, 'tone').map(({ value }) => value)
  return (
    <>
      <PageHeading>Looks and tones</PageHeading>
      <Intro>
        The full example of a type in every look and tone, as this site draws it at 1280 px. All about the type stands
        on{' '}
        <Anchor component={Link} inherit to={`/${type.name}`}>
          its own page
        </Anchor>
        .
      </Intro>
      <div className={styles.bar}>
        <NativeSelect
          data={types.map(({ name }) => name)}
          label="Type"
          onChange={(event) => set('type', event.currentTarget.value)}
          value={type.name}
        />
        <SegmentedControl
          aria-label="Scheme"
          data={schemes}
          onChange={(chosen) => set('scheme', chosen)}
          value={scheme}
          withItemsBorders={false}
        />
      </div>
      {(looks.length > 0 ? looks : [undefined]).map((look) => (
        <section key={look ?? ''}>
          <Title className={styles.look} order={2}>
            {look ?? 'The one look'}
          </Title>
          <ul className={styles.grid}>
            {(tones.length > 0 ? tones : [undefined]).map((tone) => {
              const asked = new URLSearchParams({ ...(look && { look }), ...(tone && { tone }), scheme })
              const address = `/_sections/preview/${type.name}/${type.examples.length}?${asked}`
              return (
                <li className={styles.cell} key={tone ?? ''}>
                  <Still
                    address={`${address}&still`}
                    title={[type.name, look, tone, scheme].filter(Boolean).join(', ')}
                  />
                  <a className={styles.link} href={address}>
                    {[look, tone].filter(Boolean).join(', ') || type.name}
                  </a>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}
