import { ActionIcon, Menu, Text } from '@mantine/core'
import { useForm } from '../context.ts'

/** The variables of the site with their values, where it has some. */
export function InsertVariable({ onInsert }: { onInsert(name: string): void }) {
  const { disabled, variables } = useForm()
  if (Object.keys(variables).length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          aria-label="Insert a variable"
          color="gray"
          disabled={disabled}
          size={24}
          title="Insert a variable"
          variant="subtle"
        >
          {'{}'}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(variables).map(([name, value]) => (
          <Menu.Item key={name} onClick={() => onInsert(name)}>
            {value}{' '}
            <Text c="dimmed" component="span" size="xs">
              {`{${name}}`}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
