import L from 'leaflet';
import styles from './ground.module.css';
import { outlinesOf, type Place } from './outlines.ts';

export interface GroundArea extends Place {
  readonly id: number;
  readonly area: string;
  readonly count: number;
}

interface Options {
  /** 'Bopal 12', or the name alone. */
  words: (area: GroundArea) => string;
  /** Called where an area is pressed; none where there is nothing to choose. */
  onPick?: ((area: GroundArea) => void) | undefined;
}

const namesPane = 'names';

/** Areas with their names and about where they end, under whatever a map shows. Answers how to show one of them whole. */
export const drawGround = (
  map: L.Map,
  { areas, around }: { areas: readonly GroundArea[]; around: readonly (readonly [number, number])[] },
  { words, onPick }: Options,
) => {
  const pane = map.getPane(namesPane) ?? map.createPane(namesPane);
  // Over the outlines and under the marks.
  pane.style.zIndex = '590';
  const group = L.layerGroup().addTo(map);
  const outlines = outlinesOf(areas, around);
  const interactive = onPick !== undefined;
  const names = areas.map((area, index) => {
    const outline = outlines[index];
    const pick = () => onPick?.(area);
    if (outline) {
      const shape = L.polygon(outline, { className: styles.area ?? '', weight: 1, interactive }).addTo(group);
      if (onPick) shape.on('click', pick);
    }
    const name = document.createElement('span');
    name.className = styles.name ?? '';
    name.textContent = words(area);
    const icon = L.divIcon({ html: name, className: styles.point ?? '', iconSize: [0, 0] });
    const options = { icon, interactive, keyboard: false, pane: namesPane };
    const marker = L.marker([area.latitude, area.longitude], options).addTo(group);
    if (onPick) marker.on('click', pick);
    return { area, name };
  });
  let asked = 0;
  const declutter = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => hideOverlapping(map, names));
  };
  declutter();
  // Marks come, go and gather after the map has moved.
  const changes = 'zoomend resize layeradd layerremove';
  map.on(changes, declutter);
  const marks = map.getPane('markerPane');
  marks?.addEventListener('transitionend', declutter);
  return {
    show: (id: number) => {
      const index = areas.findIndex((area) => area.id === id);
      const outline = outlines[index];
      const middle = areas[index];
      if (outline) map.fitBounds(L.latLngBounds(outline), { animate: false });
      else if (middle) map.setView([middle.latitude, middle.longitude], 14, { animate: false });
    },
    remove: () => {
      map.off(changes, declutter);
      marks?.removeEventListener('transitionend', declutter);
      cancelAnimationFrame(asked);
      group.remove();
    },
  };
};

/** Pixels between an area's middle and its name, where a mark stands there. */
const markSize = 18;
/** Where a name stands, seen from its area's middle, in halves of its own size: the first that is free. */
const sides: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];
/** Below, a whole city is on the screen: names are larger. */
const citysZoom = 12;

/** The boxes of what stands on the map, from its upper left corner. */
const marksOn = (map: L.Map): L.Bounds[] => {
  const { left, top } = map.getContainer().getBoundingClientRect();
  const icons = [...(map.getPane('markerPane')?.children ?? [])];
  return icons.map((icon) => {
    const box = (icon.firstElementChild ?? icon).getBoundingClientRect();
    return L.bounds([box.left - left, box.top - top], [box.right - left, box.bottom - top]);
  });
};

/** No name stands on a mark or on another. The areas come with the fullest first, so that the one that says more stays. */
const hideOverlapping = (map: L.Map, names: readonly { area: GroundArea; name: HTMLElement }[]) => {
  const taken = marksOn(map);
  for (const { area, name } of names) {
    name.hidden = false;
    if (map.getZoom() <= citysZoom) name.dataset.wide = '';
    else delete name.dataset.wide;
    const middle = map.latLngToContainerPoint([area.latitude, area.longitude]);
    const half = L.point(name.offsetWidth / 2, name.offsetHeight / 2);
    const places = sides.map(([x, y]) => {
      const away = L.point(x * (markSize + half.x), y * (markSize + half.y));
      const centre = middle.add(away);
      return { away, box: L.bounds(centre.subtract(half), centre.add(half)) };
    });
    const free = places.find(({ box }) => !taken.some((other) => other.overlaps(box)));
    name.hidden = free === undefined;
    if (!free) continue;
    name.style.translate = `${free.away.x}px ${free.away.y}px`;
    taken.push(free.box);
  }
};
