import { Anchor, Code, Text, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import styles from './shape-table.module.css'
import type { FieldWords, ShapeWords } from './shapes.ts'

/** The fields of a section, or of what is in it. */
export function ShapeTable({ shape: { name, description, fields } }: { shape: ShapeWords }) {
  const id = anchorOf(name)
  return (
    <section aria-labelledby={id} className={styles.shape}>
      <Title className={styles.name} id={id} order={3}>
        {name}
      </Title>
      <Text className={styles.intro}>{description}</Text>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">What it holds</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">
                <Code className={styles.field}>{field.name}</Code>
                {field.required && <span className={styles.required}>required</span>}
              </th>
              <td>
                <Holds field={field} />
                {field.form && <div className={styles.form}>{field.form}</div>}
              </td>
              <td>
                <Meaning field={field} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What a field holds; the shapes in it are further down the page. */
function Holds({ field: { holds, shapes } }: { field: FieldWords }) {
  const [only] = shapes
  if (only === undefined) return holds
  if (shapes.length === 1)
    return (
      <>
        {holds}{' '}
        <Anchor inherit href={`#${anchorOf(only)}`}>
          {only.toLowerCase()}
        </Anchor>
      </>
    )
  return (
    <>
      {holds}
      <ul className={styles.choices}>
        {shapes.map((shape) => (
          <li key={shape}>
            <Anchor inherit href={`#${anchorOf(shape)}`}>
              {shape.toLowerCase()}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}

function Meaning({ field: { description, example, options, drawn } }: { field: FieldWords }) {
  return (
    <>
      <p className={styles.text}>{description}</p>
      {drawn ? (
        <p className={styles.text}>
          <Anchor component={Link} inherit to="/icons">
            All {options.length} icons
          </Anchor>
        </p>
      ) : (
        options.length > 0 && (
          <dl className={styles.options}>
            {options.map(({ value, meaning }) => (
              <div key={value}>
                <dt>
                  <Code>"{value}"</Code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        )
      )}
      {example !== undefined && (
        <p className={styles.text}>
          For example <Code className={styles.example}>{example}</Code>
        </p>
      )}
    </>
  )
}

function anchorOf(shape: string): string {
  return `fields-${shape.toLowerCase().replaceAll(' ', '-')}`
}
