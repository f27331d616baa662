import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

test('an arrow behind words never stands on a line of its own: no line ends before it', () => {
  const styles = globSync('src/{parts,sections,shell}/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const arrows = styles.flatMap((css) =>
    Array.from(css.matchAll(/content: '(.*?)[→←]' \/ ''/g), ([, before]) => before),
  )
  expect(arrows.length).toBeGreaterThan(4)
  expect(arrows).not.toContain(' ')
})
