import { Anchor, Code, Text, Title } from '@mantine/core'
import { Link, useParams } from 'react-router-dom'
import { Example } from './example.tsx'
import { Frame } from './frame.tsx'
import { PageHeading } from './heading.tsx'
import { NotFound } from './not-found.tsx'
import { ShapeTable } from './shape-table.tsx'
import { shapesOf } from './shapes.ts'
import styles from './type-page.module.css'
import { choicesOf, types } from './types.ts'
import { useUses } from './use-answer.ts'
import { UsePlaces } from './use-places.tsx'
import { useWidth, WidthChoice } from './width.tsx'

/** All about one type: what it is for, its examples, its fields. */
export function TypePage() {
  const { name } = useParams()
  const type = types.find((type) => type.name === name)
  const [width, setWidth] = useWidth()
  const used = useUses(name)?.things.find(({ kind }) => kind === 'section type')
  if (!type) return <NotFound />
  const { description, examples, file, schema } = type
  const looks = choicesOf(type, 'look')
  return (
    <>
      <Anchor className={styles.back} component={Link} to="/">
        All types
      </Anchor>
      <PageHeading>{type.name}</PageHeading>
      <Text className={styles.description}>{description}</Text>
      <nav aria-label="On this page" className={styles.contents}>
        <Anchor href="#examples">Examples</Anchor>
        {looks.length > 0 && <Anchor href="#looks">Looks</Anchor>}
        <Anchor href="#fields">Fields</Anchor>
        {used && <Anchor href="#uses">On this site</Anchor>}
      </nav>
      <section aria-labelledby="examples">
        <div className={styles.bar}>
          <Title id="examples" order={2}>
            Examples
          </Title>
          <WidthChoice onChange={setWidth} value={width} />
        </div>
        {[...examples.entries()].reverse().map(([index, example]) => (
          <Example example={example} index={index} key={`${type.name} ${index}`} type={type.name} width={width} />
        ))}
      </section>
      {looks.length > 0 && (
        <section aria-labelledby="looks">
          <Title id="looks" order={2}>
            Looks
          </Title>
          <Text className={styles.source}>
            The full example, arranged in each way. Or see them{' '}
            <Anchor component={Link} inherit to={`/looks?type=${type.name}`}>
              in every tone
            </Anchor>
            .
          </Text>
          {looks.map(({ value, meaning }) => (
            <article aria-labelledby={`look-${value}`} className={styles.look} key={`${type.name} ${value}`}>
              <Title id={`look-${value}`} order={3} size="h4">
                {value}
              </Title>
              <Text className={styles.source}>{meaning}</Text>
              <Frame
                address={`/_sections/preview/${type.name}/${examples.length}?look=${value}`}
                title={`${type.name} with the look ${value}`}
                width={width}
              />
            </article>
          ))}
        </section>
      )}
      <section aria-labelledby="fields">
        <Title id="fields" order={2}>
          Fields
        </Title>
        <Text className={styles.source}>
          From <Code>schemas/{file}</Code>, which is where they are described once for everybody.
        </Text>
        {shapesOf(schema).map((shape) => (
          <ShapeTable key={shape.name} shape={shape} />
        ))}
      </section>
      {used && (
        <section aria-labelledby="uses">
          <Title id="uses" order={2}>
            On this site
          </Title>
          <UsePlaces thing={used} />
        </section>
      )}
    </>
  )
}
