import {
  chainCommands,
  deleteSelection,
  joinBackward,
  joinForward,
  liftEmptyBlock,
  selectAll,
  selectNodeBackward,
  selectNodeForward,
  splitBlock,
  toggleMark,
} from 'prosemirror-commands'
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { SurfaceHost } from './host.ts'
import type { Variables } from './read.ts'
import { schemas } from './schema.ts'

/** A variable as it stands in a text. */
export function variable({ schema }: EditorState, name: string, variables: Variables): Node {
  return schema.node('variable', { name, value: variables[name] ?? null })
}

/** What becomes a variable or a mark while it is typed. */
export function rules({ variables, kind }: SurfaceHost) {
  const { bullet_list, ordered_list, heading } = schemas[kind].nodes
  const marked = (pattern: RegExp, name: string) =>
    new InputRule(pattern, (state, [, words = ''], start, end) => {
      const type = state.schema.marks[name]
      if (!type) return null
      return state.tr.replaceWith(start, end, state.schema.text(words, [type.create()])).removeStoredMark(type)
    })
  return inputRules({
    rules: [
      new InputRule(/\{([^{}\s]+)\}$/, (state, [, name = ''], start, end) =>
        Object.hasOwn(variables, name) ? state.tr.replaceWith(start, end, variable(state, name, variables)) : null,
      ),
      marked(/(?<=^|\s)\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'strong'),
      marked(/(?<=^|\s)\*([^*\s](?:[^*]*[^*\s])?)\*$/, 'em'),
      ...(bullet_list ? [wrappingInputRule(/^[-*]\s$/, bullet_list)] : []),
      ...(ordered_list ? [wrappingInputRule(/^1[.)]\s$/, ordered_list)] : []),
      ...(heading
        ? [textblockTypeInputRule(/^(###?)\s$/, heading, ([, signs = '##']) => ({ level: signs.length }))]
        : []),
    ],
  })
}

const nothing: Command = () => true

/** What keys do in a text. */
export function keys(host: SurfaceHost) {
  const asks =
    (task: () => void): Command =>
    () => {
      task()
      return true
    }
  const mark =
    (name: string): Command =>
    (state, dispatch) => {
      const type = state.schema.marks[name]
      return type ? toggleMark(type)(state, dispatch) : true
    }
  const { list_item } = schemas[host.kind].nodes
  const newLine: Command = ({ schema, tr }, dispatch) => {
    if (schema.nodes.break) dispatch?.(tr.replaceSelectionWith(schema.nodes.break.create()).scrollIntoView())
    return true
  }
  return keymap({
    'Mod-b': mark('strong'),
    'Mod-i': mark('em'),
    'Mod-k': asks(() => host.askLink()),
    'Mod-z': asks(() => host.undo()),
    'Mod-y': asks(() => host.redo()),
    'Shift-Mod-z': asks(() => host.redo()),
    'Shift-Enter': newLine,
    Enter: list_item ? chainCommands(splitListItem(list_item), liftEmptyBlock, splitBlock) : nothing,
    Backspace: chainCommands(deleteSelection, joinBackward, selectNodeBackward),
    Delete: chainCommands(deleteSelection, joinForward, selectNodeForward),
    'Mod-a': selectAll,
  })
}
