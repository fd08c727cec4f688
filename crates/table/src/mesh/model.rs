//! Shapes modelled by the scripts in `assets/models/source`, read from a `.glb` that a game embeds.
//!
//! glTF has y up, as here; forward in the modelling program becomes −z. Every material slot of a mesh becomes a part of
//! its own, in the order of the slots, so that a game can give each its finish. Textures are not read.

use crate::mesh::Builder;
use bevy::math::Vec3;
use gltf::Gltf;
use thiserror::Error;

/// Why a model could not be read.
#[derive(Debug, Error)]
pub enum ModelError {
    /// The bytes are not glTF.
    #[error(transparent)]
    Format(#[from] gltf::Error),
    /// There is no mesh of this name.
    #[error("there is no mesh {0:?}")]
    NoMesh(String),
    /// A part lacks positions, normals or triangles, or its data lies in another file.
    #[error("part {part} of {mesh:?} has no {what}")]
    Incomplete {
        /// Name of the mesh.
        mesh: String,
        /// Which part, counted from 0.
        part: usize,
        /// What is missing.
        what: &'static str,
    },
}

/// A mesh of a file, moved so that the box that encloses it lies round the origin.
#[derive(Clone, Debug)]
pub struct Model {
    /// Its parts, one for each material slot it uses.
    pub parts: Vec<Builder>,
    /// Where the middle of the box was.
    pub middle: Vec3,
    /// Half the size of the box.
    pub half: Vec3,
}

impl Model {
    /// Reads the mesh of this name.
    ///
    /// # Errors
    /// If the file is damaged, or there is no such mesh with positions, normals and triangles.
    pub fn read(bytes: &[u8], name: &str) -> Result<Self, ModelError> {
        Self::of_file(&Gltf::from_slice(bytes)?, name)
    }

    /// Reads the meshes of these names, in their order.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn read_all(bytes: &[u8], names: &[&str]) -> Result<Vec<Self>, ModelError> {
        let file = Gltf::from_slice(bytes)?;
        names.iter().map(|name| Self::of_file(&file, name)).collect()
    }

    fn of_file(file: &Gltf, name: &str) -> Result<Self, ModelError> {
        let blob = file.blob.as_deref();
        let mesh = file.meshes().find(|mesh| mesh.name() == Some(name));
        let mesh = mesh.ok_or_else(|| ModelError::NoMesh(name.to_owned()))?;
        let parts = mesh.primitives().map(|primitive| part(&primitive, blob, name));
        Ok(Self::centred(parts.collect::<Result<_, _>>()?))
    }

    fn centred(mut parts: Vec<Builder>) -> Self {
        let corners = || parts.iter().flat_map(|part| &part.positions).map(|corner| Vec3::from(*corner));
        let low = corners().reduce(Vec3::min).unwrap_or(Vec3::ZERO);
        let high = corners().reduce(Vec3::max).unwrap_or(Vec3::ZERO);
        let (middle, half) = ((low + high) / 2.0, (high - low) / 2.0);
        for corner in parts.iter_mut().flat_map(|part| &mut part.positions) {
            *corner = (Vec3::from(*corner) - middle).to_array();
        }
        Self { parts, middle, half }
    }
}

fn part(primitive: &gltf::Primitive, blob: Option<&[u8]>, mesh: &str) -> Result<Builder, ModelError> {
    let missing = |what| ModelError::Incomplete { mesh: mesh.to_owned(), part: primitive.index(), what };
    let reader = primitive.reader(|buffer| match buffer.source() {
        gltf::buffer::Source::Bin => blob,
        gltf::buffer::Source::Uri(_) => None,
    });
    let positions: Vec<[f32; 3]> = reader.read_positions().ok_or_else(|| missing("positions"))?.collect();
    let normals: Vec<[f32; 3]> = reader.read_normals().ok_or_else(|| missing("normals"))?.collect();
    let triangles = reader.read_indices().ok_or_else(|| missing("triangles"))?.into_u32().collect();
    if primitive.mode() != gltf::mesh::Mode::Triangles {
        return Err(missing("triangles"));
    }
    let uvs = vec![[0.0, 0.0]; positions.len()];
    Ok(Builder { positions, normals, uvs, triangles })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::check;
    use std::fs;
    use std::path::Path;

    /// The bytes of every model in the repository.
    fn models() -> Vec<(String, Vec<u8>)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/games");
        let games = fs::read_dir(folder).expect("the folder exists").map(|entry| entry.expect("a folder").path());
        let models = games.map(|game| game.join("models.glb")).filter(|path| path.exists());
        models.map(|path| (path.display().to_string(), fs::read(&path).expect("readable"))).collect()
    }

    #[test]
    fn every_model_can_be_read_stands_on_the_board_and_stays_in_its_cell() {
        let models = models();
        assert!(!models.is_empty());
        for (file, bytes) in models {
            let names: Vec<String> = Gltf::from_slice(&bytes)
                .expect("glTF")
                .meshes()
                .map(|mesh| mesh.name().expect("a name").to_owned())
                .collect();
            assert!(!names.is_empty(), "{file}");
            let each = bytes.len() / names.len();
            assert!(each < 100_000, "{file}: {each} bytes for each model");
            for name in names {
                let model = Model::read(&bytes, &name).unwrap_or_else(|error| panic!("{file}: {error}"));
                assert!(model.parts.len() >= 2, "{file}: {name}");
                for part in &model.parts {
                    check::surface(part);
                }
                let low = model.middle - model.half;
                assert!((0.0..0.01).contains(&low.y), "{file}: {name} stands at {}", low.y);
                let across = model.parts.iter().flat_map(|part| &part.positions).map(|corner| {
                    let corner = Vec3::from(*corner) + model.middle;
                    corner.x.abs().max(corner.z.abs())
                });
                let widest = across.fold(0.0, f32::max);
                assert!(widest < 0.46, "{file}: {name} reaches {widest}");
            }
        }
    }

    #[test]
    fn what_is_missing_is_said() {
        let (_, bytes) = models().swap_remove(0);
        let error = Model::read(&bytes, "unicorn").expect_err("there is none");
        assert_eq!(error.to_string(), "there is no mesh \"unicorn\"");
        assert!(matches!(Model::read(b"nonsense", "cat"), Err(ModelError::Format(_))));
        assert!(Model::read(&bytes[..bytes.len() / 2], "cat").is_err());
    }
}
