// Elements of the page. What is shown is always text: nothing that anybody said is ever read as markup.

const SVG = "http://www.w3.org/2000/svg";

export const byId = (id) => document.getElementById(id);

export function show(element, shown) {
  element.hidden = !shown;
}

// An element with attributes and children; text becomes text.
export function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const name of Object.keys(attributes || {})) {
    if (attributes[name] !== false && attributes[name] !== undefined) element.setAttribute(name, attributes[name]);
  }
  element.append(...children);
  return element;
}

export function svg(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const name of Object.keys(attributes || {})) element.setAttribute(name, attributes[name]);
  return element;
}

// Replaces what is in a group by shapes.
export function paint(group, shapes) {
  group.replaceChildren(...shapes.map(path));
}

// A shape: what it is painted with are classes, whose colours the style sheet knows.
function path(shape) {
  const classes = [];
  if (shape.f) classes.push("f-" + shape.f);
  if (shape.s) classes.push("s-" + shape.s);
  const element = svg("path", { d: shape.d, class: classes.join(" ") });
  if (shape.w) element.setAttribute("stroke-width", shape.w);
  return element;
}

// A picture of a piece alone.
export function picture(shapes, className) {
  const element = svg("svg", { viewBox: "-0.5 -0.5 1 1", class: className, "aria-hidden": "true" });
  paint(element, shapes);
  return element;
}

// Says text only if it is new, so that it is not read out again.
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
