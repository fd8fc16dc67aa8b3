import { ChevronDown, Ellipsis } from 'lucide-react';
import { panels } from '../../panels/registry.ts';
import type { ViewId } from '../../store/state/view-state.ts';
import { useActions } from '../../store/store.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Menu, MenuChoice, MenuItem } from '../../ui/overlays/Menu.tsx';

const views = panels.filter(({ isPinned }) => isPinned !== true);

export function MoreViews({ selected }: { readonly selected: ViewId }) {
  const { showView } = useActions();
  return (
    <Menu
      label="More views"
      trigger={
        <Button look="quiet" className="more-views" aria-label="More views">
          <span className="more-views-text">More views</span>
          <ChevronDown className="more-views-text" aria-hidden />
          <Ellipsis className="more-views-dots" aria-hidden />
        </Button>
      }
    >
      <MenuChoice
        title="More views"
        selected={selected}
        onChoose={(id) => {
          const chosen = views.find((view) => view.id === id);
          if (chosen !== undefined) showView(chosen.id);
        }}
      >
        {views.map(({ id, title, description }) => (
          <MenuItem key={id} id={id} text={title} description={description} />
        ))}
      </MenuChoice>
    </Menu>
  );
}
