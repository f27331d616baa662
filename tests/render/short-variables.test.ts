import { expect, test } from 'vitest'
import { shortVariables } from '../../src/render/short-variables.ts'

const styles = ':root{--rare:0;--often:1px;--written:2px}a{top:var(--often)}b{top:var(--often);left:var(--rare)}'

test('what is named most often is shortest, what is written elsewhere stays', () => {
  expect(shortVariables(styles, ['--written'])(styles)).toBe(
    ':root{--b:0;--a:1px;--written:2px}a{top:var(--a)}b{top:var(--a);left:var(--b)}',
  )
})

test('a name is the same in all styles, whatever their order', () => {
  const shorten = shortVariables(styles, [])
  expect(shorten('i{top:var(--often)}')).toBe('i{top:var(--a)}')
  expect(shortVariables(styles.split('}').reverse().join('}'), [])(styles)).toBe(shorten(styles))
})

test('no two of many variables share a name, and none has a longer one than two letters', () => {
  const many = Array.from({ length: 500 }, (_, index) => `--variable-${index}`)
  const short = shortVariables(many.join(), [])(many.join()).split(',')
  expect(new Set(short).size).toBe(many.length)
  expect(short.every((name) => /^--[a-zA-Z]{1,2}$/.test(name))).toBe(true)
})

test('what only looks like a variable stays', () => {
  expect(shortVariables(styles, [])('.card--often{left:calc(1px - -2px)}')).toBe('.card--often{left:calc(1px - -2px)}')
})
